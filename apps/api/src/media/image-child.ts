import { answerQuestions } from '../sandbox/answer-questions.js'
import { drawPicture } from './draw-picture.js'

answerQuestions(drawPicture)
