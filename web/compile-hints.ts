import type { Plugin } from 'vite'

/**
 * Makes Chromium 136 and newer compile every function of a file while the file arrives, in parallel with the page's
 * work. Without it each function is compiled at its first call, in the middle of the first render. To other browsers it
 * is a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** Adds the hint to these chunks, because the first render of a screen runs most of their functions. */
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
