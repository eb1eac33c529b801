import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine } from './csv.js'

describe('a line of CSV', () => {
  it('quotes what needs it, and leaves nothing out', () => {
    expect(csvLine(['a', 1, true, null, 'b,c', 'd"e', 'f\ng'])).toBe('a,1,true,,"b,c","d""e","f\ng"\r\n')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=cmd|"/c calc"!A1'])(
    'lets nothing run: %j',
    (text) => {
      expect(csvLine([text])).toMatch(/^"?'/)
    },
  )

  it('never starts a cell with what runs, and every cell can be read back', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (cells) => {
        const read = parse(csvLine(cells))
        expect(read).toEqual(cells.map((cell) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)))
      }),
    )
  })
})

/** One line, read as RFC 4180 says. */
function parse(line: string): string[] {
  const cells: string[] = []
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n$)/gy
  for (let found = pattern.exec(line); found; found = pattern.exec(line)) {
    cells.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
    if (found[3] !== ',') break
  }
  return cells
}
