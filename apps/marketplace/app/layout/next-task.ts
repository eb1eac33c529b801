/** Lets the browser do something else: a press or a frame may wait. */
export function nextTask(): Promise<void> {
  return after(0)
}

export function after(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
