import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import * as face from './index.js'

const ROOT = join(import.meta.dirname, '..')

describe('the face of the package', () => {
  it('is these names and no others', () => {
    expect(Object.keys(face).sort()).toEqual([
      'ApiError',
      'apiClient',
      'call',
      'download',
      'items',
      'listen',
      'pages',
      'rows',
    ])
  })

  it('is what the README says: its code compiles', () => {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
    const blocks = new Map(
      readme
        .split('```ts\n')
        .slice(1)
        .map((rest, at) => [join(ROOT, `src/readme-${at}.ts`), rest.split('```')[0] ?? '']),
    )
    expect(blocks.size).toBeGreaterThan(4)
    const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile)
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT)
    const host = ts.createCompilerHost(options)
    const { fileExists, readFile, getSourceFile } = host
    host.fileExists = (file) => blocks.has(file) || fileExists(file)
    host.readFile = (file) => blocks.get(file) ?? readFile(file)
    host.getSourceFile = (file, language, ...more) => {
      const code = blocks.get(file)
      return code === undefined
        ? getSourceFile(file, language, ...more)
        : ts.createSourceFile(file, code, language)
    }
    const faults = ts.getPreEmitDiagnostics(ts.createProgram([...blocks.keys()], options, host))
    expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual([])
  }, 60_000)
})
