import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { answerQuestions } from './answer-questions.js'
import { answerJoin, isJoinQuestion } from './join-offers.js'
import { nativeVerify } from './native-verify.js'
import { answerOffer } from './read-offer.js'

// One offer at a time: this process exists so that a hostile one can hurt nothing else.
const run = nodeClvmRunner()
const verify = nativeVerify()
answerQuestions((question) =>
  isJoinQuestion(question) ? answerJoin(question, run) : answerOffer(question, run, verify),
)
