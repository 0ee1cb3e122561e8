import type { MantineColorsTuple } from '@mantine/core'

/*
 * Every tuple runs through the same lightnesses (OKLCH 0.97, 0.94, 0.89, 0.83, 0.77, 0.70, 0.60, 0.48, 0.41, 0.34), so
 * that no status looks more urgent than another by being brighter. Shade 7 on white reads at more than 6:1.
 */

/** Actions: a deep teal. */
export const teal: MantineColorsTuple = [
  '#ebf9f9',
  '#d8f1f1',
  '#b6e4e3',
  '#8dd5d4',
  '#67c6c6',
  '#49b1b1',
  '#209292',
  '#006c6c',
  '#045656',
  '#004141',
]

/** Refusals and deletions. */
export const red: MantineColorsTuple = [
  '#fef3f1',
  '#fee4e1',
  '#fecbc4',
  '#feaea4',
  '#fe9185',
  '#ff655a',
  '#db423c',
  '#ac191c',
  '#8e0910',
  '#6d060a',
]

/** The colours of statuses, in lower case: `<Badge color="hold">`. Always show the word too, never only the colour. */
export const statuses: Record<'new' | 'hold' | 'paid' | 'ended', MantineColorsTuple> = {
  new: [
    '#f0f6ff',
    '#deedff',
    '#c1dcfe',
    '#a0c9fe',
    '#7fb7ff',
    '#5fa1f3',
    '#4081d2',
    '#1f5da6',
    '#124a89',
    '#0c3769',
  ],
  hold: [
    '#fdf4e8',
    '#f9e8d2',
    '#f2d4ac',
    '#eabd80',
    '#e0a957',
    '#cb9238',
    '#ab7306',
    '#7e5401',
    '#654200',
    '#4d3200',
  ],
  paid: [
    '#edfaef',
    '#dbf3df',
    '#bbe6c3',
    '#98d8a4',
    '#77ca8a',
    '#5cb572',
    '#3b9555',
    '#147035',
    '#055a27',
    '#03441c',
  ],
  ended: [
    '#f5f6f7',
    '#e9ebed',
    '#d6d9dd',
    '#c1c6cb',
    '#afb5bb',
    '#999fa6',
    '#7b8187',
    '#595e64',
    '#464b50',
    '#35383c',
  ],
}

/** Backgrounds, lines and texts of the dark scheme, near-black and neutral. */
export const dark: MantineColorsTuple = [
  '#d3d7db',
  '#bcc1c6',
  '#a3a9af',
  '#888f96',
  '#41474d',
  '#30353a',
  '#23272b',
  '#16191c',
  '#111315',
  '#0b0d0e',
]
