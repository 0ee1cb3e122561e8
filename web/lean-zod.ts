import type { Plugin } from 'vite'

const processor =
  /inst\._zod\.processJSONSchema = \(ctx, json, params\) => processors\.\w+\(inst, ctx, json, params\);/g
const methods = /import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from "[^"]+";/
const none =
  'const createStandardJSONSchemaMethod = () => undefined, createToJSONSchemaMethod = () => () => undefined;'

const english = 'import en from "../locales/en.js";'
const silent = 'const en = () => ({ localeError: () => undefined });'

/**
 * Removes the parts of zod that the browser never calls: the conversion of a schema to a JSON Schema, to which every
 * schema refers, and zod's English texts, since `messages.ts` has a text for every issue. The server, which makes
 * OpenAPI from the schemas, has the full zod. If a later zod is written differently, this has no effect, and
 * `e2e/first-load.spec.ts` counts the additional bytes.
 */
export const leanZod = (): Plugin => ({
  name: 'lean-zod',
  apply: 'build',
  transform(code, id) {
    if (!/\/zod\/v4\/classic\/schemas\.js$/.test(id)) return
    if (!methods.test(code)) return
    return { code: code.replace(processor, '').replace(methods, none).replace(english, silent), map: null }
  },
})
