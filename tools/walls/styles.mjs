/** The folders whose styles screens build on. */
const SHARED = /^(ui|app|printing)\//

/** Removes comments, imports into the layer, and fonts, which override no rules. */
const ownRules = (css) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@font-face\s*\{[^}]*\}/g, '')
    .replace(/@import "[^"]+" layer\(ui\);/g, '')

/**
 * Returns the stylesheets of shared folders that are not in the layer `ui`. Their rules would override the rules of a
 * screen whenever they load later.
 *
 * @param styles the path of each stylesheet relative to `web/src`, and its text
 */
export function styleFaultsIn(styles) {
  return styles
    .filter(([path]) => SHARED.test(path))
    .filter(([, css]) => !/^\s*(@layer ui \{(?:(?!\n\})[\s\S])*\n\}\s*)?$/.test(ownRules(css)))
    .map(([path]) => `${path} is not in the layer ui`)
}
