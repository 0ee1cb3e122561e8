import type { Plugin } from 'vite'

const processor =
  /inst\._zod\.processJSONSchema = \(ctx, json, params\) => processors\.\w+\(inst, ctx, json, params\);/g
const methods = /import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from "[^"]+";/
const none =
  'const createStandardJSONSchemaMethod = () => undefined, createToJSONSchemaMethod = () => () => undefined;'

/**
 * Leaves out the conversion of a zod schema to a JSON Schema: every schema refers to it, and the browser
 * never calls it. The server, which makes OpenAPI of it, has the full zod. If a later zod is written
 * differently, this does nothing, and `e2e/first-load.spec.ts` counts the additional bytes.
 */
export const withoutJsonSchema = (): Plugin => ({
  name: 'without-json-schema',
  apply: 'build',
  transform(code, id) {
    if (!/\/zod\/v4\/classic\/schemas\.js$/.test(id)) return
    if (!methods.test(code)) return
    return { code: code.replace(processor, '').replace(methods, none), map: null }
  },
})
