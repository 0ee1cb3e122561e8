import { parse } from 'postcss'
import type { Plugin } from 'vite'

/** Matches a class of Mantine, whose names are hashes. */
const CLASS = /\bm_[0-9a-f]{6,8}\b/g

/** Returns a selector without its parts in brackets, such as `:not(…)`, where a class may be missing. */
const plain = (selector: string) => selector.replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '')

/** Returns the styles without the rules of unused classes. */
export function withUsedOnly(styles: string, used: ReadonlySet<string>): string {
  const root = parse(styles)
  const isUsed = (selector: string) => [...plain(selector).matchAll(CLASS)].every(([name]) => used.has(name))
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter(isUsed)
    if (selectors.length === 0) rule.remove()
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors
  })
  // A layer without rules still has its place in the order of the layers.
  root.walkAtRules(/^(?!layer)/, (rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return root.toString()
}

/**
 * Removes the styles of Mantine's components that no file uses, which are a third of the stylesheet. The file gets a
 * new name from its content, because browsers cache it forever.
 */
export const usedStyles = (): Plugin => ({
  name: 'used-styles',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = Object.values(bundle)
      const page = bundle['index.html']
      const style = files.find(({ fileName }) => fileName.endsWith('.css'))
      if (page?.type !== 'asset' || style?.type !== 'asset')
        return this.error('There is no page or no stylesheet.')
      const used = new Set(
        files.flatMap((file) =>
          file.type === 'chunk' ? [...file.code.matchAll(CLASS)].map(([name]) => name) : [],
        ),
      )
      const source = withUsedOnly(String(style.source), used)
      const name = this.getFileName(this.emitFile({ type: 'asset', name: 'style.css', source }))
      page.source = String(page.source).replace(style.fileName, name)
      delete bundle[style.fileName]
    },
  },
})
