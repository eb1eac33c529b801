/** What runs in a child of a pool: says that it listens, then answers each question it is asked. */
export function answerQuestions(answer: (question: unknown) => unknown): void {
  process.on('message', (message: unknown) => {
    if (typeof message !== 'object' || message === null || !('id' in message) || !('question' in message))
      return
    const { id, question } = message
    void Promise.resolve(answer(question)).then((done) => process.send?.({ id, answer: done }))
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.('ready')
}
