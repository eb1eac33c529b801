import { csvLine } from '../view/csv.js'

/** A row of an export, by the names of its columns. */
type ExportRow = Readonly<Record<string, string | number | boolean | null>>

interface Export<Row extends ExportRow> {
  readonly names: readonly (keyof Row & string)[]
  readonly rows: AsyncIterable<readonly Row[]>
  readonly format: 'csv' | 'ndjson'
  /** Name of the file, without its ending. */
  readonly file: string
}

/** Rows as a file, one a line, sent while they are read. */
export function exportFile<Row extends ExportRow>({ names, rows, format, file }: Export<Row>): Response {
  const text = format === 'csv' ? asCsv(names, rows) : asNdjson(rows)
  return new Response(ReadableStream.from(text).pipeThrough(new TextEncoderStream()), {
    headers: {
      'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson',
      'content-disposition': `attachment; filename="${file}.${format}"`,
    },
  })
}

async function* asCsv(
  names: readonly string[],
  pages: AsyncIterable<readonly ExportRow[]>,
): AsyncGenerator<string> {
  yield csvLine(names)
  for await (const rows of pages)
    yield rows.map((row) => csvLine(names.map((name) => row[name] ?? null))).join('')
}

async function* asNdjson(pages: AsyncIterable<readonly ExportRow[]>): AsyncGenerator<string> {
  for await (const rows of pages) yield rows.map((row) => `${JSON.stringify(row)}\n`).join('')
}
