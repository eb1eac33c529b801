/** What was measured, and whether it is what was promised. */
export interface Line {
  readonly text: string
  readonly reached: boolean
}

export function line(text: string, reached: boolean, goal: string): Line {
  return { text: `${text}   (goal: ${goal})`, reached }
}

/** All lines as they are printed. */
export function report(lines: readonly Line[]): { text: string; reached: boolean } {
  return {
    reached: lines.every(({ reached }) => reached),
    text: `${lines.map(({ text, reached }) => `  ${text}${reached ? '' : '   MISSED'}`).join('\n')}\n`,
  }
}

export function count(value: number): string {
  return Math.round(value).toLocaleString('en')
}
