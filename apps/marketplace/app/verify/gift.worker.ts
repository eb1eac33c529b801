import { answerDeeds } from './answer-deeds.worker.js'
import type { GiftWork } from './gift-question.js'
import { doGiftWork } from './gift-work.worker.js'

void answerDeeds<GiftWork>(doGiftWork)
