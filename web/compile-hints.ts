import type { Plugin } from 'vite'

/**
 * Chromium 136 and newer compile every function of a file with this first line while the file arrives, beside the page's own
 * work; otherwise each is compiled by its first call, in the middle of the first drawing. To other browsers it is a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** Gives the hint to these chunks: the first drawing of a screen runs most of their functions. */
export const compileHints = (names: ReadonlySet<string>): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && names.has(file.name)) file.code = HINT + file.code
    },
  },
})
