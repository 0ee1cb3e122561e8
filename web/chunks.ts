import type { Rolldown } from 'vite'

type Group = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>[number]

/** The groups in order. The first group that matches takes a module with all its imports. */
const inOrder: Group[] = [
  // React and the bundler's few lines change only with an update, so browsers cache them across releases.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/ },
  // The modules that every page needs. The worker is a separate file.
  { name: 'start', tags: ['$initial'], test: (id) => !id.includes('/web/src/worker/') },
  // The modules that both public screens and screens of staff load first, with the browser's store, which waiting
  // entries need too. They are all that the dictionary on a phone loads.
  {
    name: 'screens',
    test: /\/(web\/src\/(app\/(heading|large-column)|api\/refusal-data|format\/use-format|ui\/(address|use-address|keep-focus|on-demand-files|form\/(draft-store|open-forms)))\.tsx?|contract\/src\/(known|page)\.ts|idb\/.*|Icon(Camera|History|Plus|Trash)\.mjs|@mantine\/.*\/(VisuallyHidden|List|ListItem|get-default-z-index|use-window-event|use-debounced-callback|create-safe-context)\.mjs)$/,
  },
  // The public check of a card has the camera without the modules that counters share.
  { name: 'camera', test: /\/web\/src\/ui\/use-camera\.tsx$/ },
  // Reading the codes of cards, which only screens with a field for scans do.
  {
    name: 'cards',
    test: /\/contract\/src\/identity\/(read-scan|secure-qr|xml|card)\.ts$/,
    includeDependenciesRecursively: false,
  },
  // What every screen except the dictionary has: layout, the library that validates, and the contract that all areas
  // share. The gate's waiting entries need it without a form.
  {
    name: 'common',
    test: /\/(zod\/v4\/.*|web\/src\/api\/zod\.ts|web\/src\/ui\/announced\.tsx|@mantine\/.*\/(SimpleGrid|Skeleton|CheckIcon|DirectionProvider|InlineInput|InputsGroupFieldset)(\.module)?\.mjs|@mantine\/core\/esm\/core\/utils\/.*|contract\/src\/(rule|natural-order|day-range|count|harmless|spellings|money|outbox|people|periods|date-order|elapsed|identity\/(?!hi)[\w-]+|receipts\/(print|receipts)|venue\/schemas|access\/note-export|gate\/live-board-call|dashboard\/calls|cash\/(schemas|tenders|forms|notes))\.ts)$/,
  },
  // The controls that filter a list or a report without a form, with its days, and small parts of lists and forms.
  {
    name: 'controls',
    test: /\/(web\/src\/ui\/(popup\/(use-popup|place|move-focus|typed-place|popup\.module|choice)|fields\/(choice-field|date-field|date-range)|table\/filter\.module|load-failure|loading-day|on-demand|form\/draft-note)|web\/src\/format\/period)/,
    minShareCount: 2,
  },
  // The manifests of all areas with the icons of the navigation, the shell around the screens of staff, and small
  // tables and cells, which the dashboard has without the tables of lists. The file contains no screen: the worker
  // stores it, and a screen that is not stored must be missing offline.
  {
    name: 'shell',
    test: /\/(web\/src\/(app\/(areas|shell\/shell)|ui\/(small-table|status-badge|table\/(cell|columns))|reservations\/hour-text)\.tsx?|contract\/src\/(pos\/meal-calls|reservations\/meals|imports\/schemas|pos\/systems|venue\/rooms-tonight)\.ts)$/,
  },
  // The contract of the application, which is public, then that of stays and rooms, of which every list of reservations
  // has some.
  { name: 'contract', test: /\/contract\/src\/reservations\/application-calls\.ts$/ },
  {
    name: 'contract',
    test: /\/contract\/src\/(reservations\/(matching-calls|chart|calls)|venue\/calls)\.ts$/,
  },
  { name: 'contract', test: /\/contract\/src\/cash\/(?!hi\.)/ },
  // The reports of all areas that can be mailed, with their columns.
  {
    name: 'report-list',
    test: /\/contract\/src\/reports\/(report|report-list|\w+-reports)\.ts$/,
    includeDependenciesRecursively: false,
  },
  // The contract of an area, whose few kilobytes its screens share. Reports name those of other areas.
  {
    debugName: 'contract of an area',
    name: (id) => /\/contract\/src\/(\w+)\//.exec(id)?.[1] ?? null,
    test: /\/contract\/src\/(?!reports|schedules|imports)\w+\/(?!.*(hi|columns)\.ts$)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  { name: 'contract', test: /\/contract\/src\/(?!receipts\/hi)/, minShareCount: 2, entriesAware: true },
  // Forms and dialogs, which public screens use too, with what opens over a page.
  {
    name: 'forms',
    test: /\/(web\/src\/ui\/(form\/(call-form|changed-items|draft|form-modal|use-call-form)|dialog)\.tsx?|react-remove-scroll\/.*|@mantine\/core\/.*\/(Checkbox|Divider|Fieldset|Radio|Textarea)\.mjs|@mantine\/core\/.*\/components\/(ScrollArea|FocusTrap|Overlay|Portal)\/.*|use-focus-return\.mjs)$/,
  },
  // Fields with suggestions and choices.
  {
    name: 'fields',
    test: /\/(web\/src\/ui\/fields\/(autocomplete|named-select|select|time-field|use-(list-on-use|suggestions))\.tsx?|@mantine\/core\/.*\/(Autocomplete|Combobox|Popover|Select)\/.*)$/,
  },
  // Bars, which the dashboard uses without the rest of the reports.
  { name: 'bars', test: /\/web\/src\/ui\/report\/bars\.tsx$/ },
  {
    name: 'tables',
    test: /\/web\/src\/ui\/(table\/.*|server-table|local-table|form\/continue-draft)\.tsx?$/,
    minShareCount: 2,
  },
  // The outbox, which starts with every screen of users who may enter something.
  { name: 'outbox', test: /\/web\/src\/outbox\/(?!waiting|needs-a-look|columns)/, minShareCount: 3 },
  // The small modules of the gate's entries and lists: a separate file for each would cost more than it contains.
  {
    name: 'entries',
    test: /\/web\/src\/gate\/(entry|find-satsangi|outbox|stale|submit|use-asking|use-entered|use-new-days|use-settled)\.ts$/,
    includeDependenciesRecursively: false,
  },
  // The short form, with the counter around it: one screen has both, and the other has the form when an entry is corrected.
  {
    name: 'short-form',
    test: /\/web\/src\/gate\/(gate-visitor-entry|gate-entry-form|entry-cards|use-entry-person|visited-place)\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  // What the counters share: scan fields, then printing, then the parts shared by the counters where visitors enter and
  // leave.
  {
    name: 'counters',
    test: /\/(web\/src\/ui\/(key-button|use-function-key|scan|visits\/card-input|refusal)|use-hotkeys\/)/,
    minShareCount: 3,
  },
  {
    name: 'printing',
    test: /\/(web\/src\/(printing\/|ui\/visits\/use-visit-receipt|gate\/use-gate-receipt)|contract\/src\/receipts\/hi)/,
    minShareCount: 3,
  },
  // The chart of visits and the bars belong only to boards and summaries.
  {
    name: 'visits',
    test: /\/web\/src\/ui\/(visits\/(?!quarter-hours|every-quarter-hour|entry-frame)|form\/(use-)?filled-in)/,
    minShareCount: 3,
  },
  // The number field, which many screens have, and the properties that make its numbers whole.
  {
    name: 'number-field',
    test: /\/(@mantine\/.*\/(NumberInput|clamp)\/|react-number-format\/|web\/src\/ui\/fields\/(whole|wrong-whole|number-field|typed-number)\.tsx?)/,
    minShareCount: 3,
  },
  { name: 'gate', test: /\/web\/src\/gate\/(gate-choice|this-gate)\.tsx?$/, minShareCount: 2 },
  // The lists of reservations.
  {
    name: 'stays',
    test: /\/web\/src\/reservations\/(columns|stay-facts|details|arrival-filter|open-work|stale)\.tsx?$/,
    minShareCount: 3,
  },
  // The maps of which lists show a record, for all areas. They come with a receipt or an entry of the audit, never with
  // a screen.
  { name: 'record-lists', test: /\/web\/src\/[\w/]+\/record-lists?\.ts$/, minShareCount: 2 },
  // Small parts of the reports, the boards and the administration. Their imports belong to other groups.
  ...['ui/report', 'ui/board', 'reports', 'access', 'venue'].map((folder) => ({
    name: folder.replace('/', '-'),
    test: new RegExp(`/web/src/${folder}/`),
    minShareCount: 2,
    maxModuleSize: 1500,
    includeDependenciesRecursively: false,
  })),
  { name: 'icons', test: /\/icons\/Icon\w+\.mjs$/, minShareCount: 2 },
  // Modules that several screens share, with one file for each set of screens. The bundler's threshold for merging
  // small files was tried: it merges unrelated modules, and a list grew by a sixth.
  { name: 'shared', minShareCount: 2, entriesAware: true },
]

/**
 * The groups by which modules are distributed to files. By default the bundler makes one file for each set of screens
 * that share a module: sixty for the first screen and more than a hundred for a list, most of them smaller than the
 * headers of their answers.
 */
export const groups: Group[] = inOrder.map((group, index) => ({ ...group, priority: inOrder.length - index }))
