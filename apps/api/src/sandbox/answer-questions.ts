/** What runs in a child of a pool: says that it listens, then answers one question after another. */
export function answerQuestions(answer: (question: unknown) => unknown): void {
  process.on('message', (message: unknown) => {
    if (typeof message !== 'object' || message === null || !('id' in message) || !('question' in message))
      return
    process.send?.({ id: message.id, answer: answer(message.question) })
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.('ready')
}
