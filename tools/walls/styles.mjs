/** The folders whose styles screens build on. */
const SHARED = /^(ui|app|printing)\//

/** Without comments and fonts, which prevail over nothing, and what is imported into the layer. */
const ownRules = (css) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@font-face\s*\{[^}]*\}/g, '')
    .replace(/@import "[^"]+" layer\(ui\);/g, '')

/**
 * The stylesheets of shared folders that are not in the layer `ui`: their rules would prevail over those of a screen
 * whenever they arrive later.
 *
 * @param styles path relative to `web/src` and text of each
 */
export function styleFaultsIn(styles) {
  return styles
    .filter(([path]) => SHARED.test(path))
    .filter(([, css]) => !/^\s*(@layer ui \{(?:(?!\n\})[\s\S])*\n\}\s*)?$/.test(ownRules(css)))
    .map(([path]) => `${path} is not in the layer ui`)
}
