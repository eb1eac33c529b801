import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { answerQuestions } from './answer-questions.js'
import { answerJoin, isJoinQuestion } from './join-offers.js'
import { nativeVerify } from './native-verify.js'
import { answerOffer } from './read-offer.js'
import { answerFee, isFeeQuestion } from './reckon-fee.js'

// One offer at a time: this process exists so that a hostile one can hurt nothing else.
const run = nodeClvmRunner()
const verify = nativeVerify()
answerQuestions((question) => {
  if (isJoinQuestion(question)) return answerJoin(question, run)
  return isFeeQuestion(question) ? answerFee(question, run) : answerOffer(question, run, verify)
})
