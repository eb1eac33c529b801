import { transformAsync } from '@babel/core'
import macro from '@lingui/babel-plugin-lingui-macro'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'

// Tests start at the root of the repository, where there is no Lingui configuration.
const linguiConfig = getConfig({ cwd: import.meta.dirname })
const usesMacro = /@lingui\/(?:core|react)\/macro/

/** Turns Lingui's macros into plain calls; the rest of a file is the bundler's. */
export function linguiMacro(): Plugin {
  return {
    name: 'lingui-macro',
    enforce: 'pre',
    async transform(code, id) {
      const file = id.split('?')[0] ?? id
      if (!/\.tsx?$/.test(file) || !usesMacro.test(code)) return null
      const result = await transformAsync(code, {
        ...{ filename: file, configFile: false, babelrc: false, sourceMaps: true },
        parserOpts: { plugins: file.endsWith('.tsx') ? ['typescript', 'jsx'] : ['typescript'] },
        plugins: [[macro, { linguiConfig }]],
      })
      return result?.code ? { code: result.code, map: result.map ?? null } : null
    },
  }
}
