// Before the first paint: the theme and the language that were chosen stand in the address.
const chosen = new URLSearchParams(location.search)
const theme = chosen.get('theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
document.documentElement.lang = chosen.get('language') === 'zh' ? 'zh' : 'en'
