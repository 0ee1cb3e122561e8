import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

/** The part of the manifests that is used here. Their own types need those of a browser. */
type Areas = { areas: readonly { routes: readonly { path: string; permission: unknown }[] }[] }

/**
 * Returns every screen of the manifests, for a program that runs in Node, which cannot read JSX. Each parameter of a
 * path is 1.
 */
export async function screensOfAreas(): Promise<{ path: string; isPublic: boolean }[]> {
  const root = fileURLToPath(new URL('.', import.meta.url))
  const vite = await createServer({ root, server: { middlewareMode: true, hmr: false }, logLevel: 'error' })
  try {
    const { areas } = (await vite.ssrLoadModule('/src/app/areas.ts')) as Areas
    return areas
      .flatMap(({ routes }) => routes)
      .map(({ path, permission }) => ({
        path: path.replace(/\$\w+/g, '1'),
        isPublic: permission === 'public',
      }))
  } finally {
    await vite.close()
  }
}
