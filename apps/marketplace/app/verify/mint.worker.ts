import { answerDeeds } from './answer-deeds.worker.js'
import type { MintWork } from './mint-question.js'
import { doMintWork } from './mint-work.worker.js'

void answerDeeds<MintWork>(doMintWork)
