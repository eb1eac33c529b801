import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { answerQuestions } from './answer-questions.js'
import { answerOffer } from './read-offer.js'

// One offer at a time: this process exists so that a hostile one can hurt nothing else.
const run = nodeClvmRunner()
answerQuestions((question) => answerOffer(question, run))
