/** Lets the browser do something else: a press or a frame may wait. */
export function nextTask(): Promise<void> {
  return new Promise((done) => setTimeout(done, 0))
}
