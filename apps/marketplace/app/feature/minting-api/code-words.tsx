/** English of the API's document: what stands between backticks is code. */
export function CodeWords({ text }: { text: string }) {
  // A name may stand there twice; its place tells it from the other.
  return text.split('`').map((part, at) => {
    const key = `${at} ${part}`
    return at % 2 === 0 ? <span key={key}>{part}</span> : <code key={key}>{part}</code>
  })
}
