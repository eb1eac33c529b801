import './theme/font.css.js'
import './theme/base.css.js'
