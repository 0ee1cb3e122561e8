import type { Rolldown } from 'vite'

type Group = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>[number]

/** In their order: a module is in the first group that takes it, with all that it imports. */
const inOrder: Group[] = [
  // React changes with an update alone: browsers keep it across releases.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  // What every page needs. The worker is one file by itself.
  { name: 'start', tags: ['$initial'], test: (id) => !id.includes('/web/src/worker/') },
  // What screens of the public and of staff begin with alike; the browser's store with it, which entries that wait need too.
  {
    name: 'screens',
    test: /\/(web\/src\/(app\/(heading|large-column)|format\/use-format)\.tsx?|idb\/.*|react-remove-scroll\/.*|@mantine\/.*\/(SimpleGrid|Skeleton|VisuallyHidden|DirectionProvider|create-safe-context|get-default-z-index|use-window-event)\.mjs)$/,
  },
  // What stands around the screens of staff, and the first of them.
  { name: 'shell', test: /\/web\/src\/(app\/shell\/shell|dashboard\/dashboard)\.tsx$/ },
  // What the areas agree on with the server: the gate's entries that wait need no form for it.
  {
    name: 'contract',
    test: /\/contract\/src\/([\w-]+|identity\/[\w-]+|receipts\/print|venue\/schemas)\.ts$/,
    minShareCount: 6,
  },
  {
    name: 'contract',
    test: /\/contract\/src\//,
    minShareCount: 2,
    entriesAware: true,
  },
  // Forms as the public sees them too; then the tables and dialogs of staff.
  {
    name: 'forms',
    test: /\/(web\/src\/ui\/(form\/(call-form|draft|use-call-form)|dialog|use-grace|use-address)\.tsx?|@mantine\/core\/.*\/(Checkbox|Divider|Fieldset|Radio|Textarea)\.mjs)$/,
  },
  {
    name: 'tables',
    test: /\/web\/src\/ui\/(table\/.*|server-table|local-table|form\/form-modal|form\/continue-draft|fields\/(date-field|date-range|named-select)|status-badge)\.tsx?$/,
    minShareCount: 2,
  },
  // What some screens share, in one file for the same screens. Merging the small ones by the bundler's own threshold was
  // tried: it merges what has nothing to do with each other, and a list was sent a sixth more.
  { name: 'shared', minShareCount: 2, entriesAware: true },
]

/**
 * Which modules make a file. Left alone, the bundler makes one for each set of screens that share something: sixty for the
 * first screen and more than a hundred for a list, most of them smaller than the headers that they are sent with.
 */
export const groups: Group[] = inOrder.map((group, index) => ({ ...group, priority: inOrder.length - index }))
