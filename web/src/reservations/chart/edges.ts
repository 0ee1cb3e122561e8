export type Point = { x: number; y: number }

/** A rectangle on the screen, in pixels. */
type Area = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** The distance from an edge within which the chart scrolls, and its speed per frame; in pixels. */
const EDGE = 36
const SCROLL = 12

export const isInside = ({ x, y }: Point, { left, right, top, bottom }: Area): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

/** Returns the pixels that the rows scroll in a frame, to the right and down, for a pointer at this position. */
export const scrollAt = (
  { x, y }: Point,
  { left, right, top, bottom }: Area,
  headHeight: number,
): [right: number, down: number] => [towards(x, left, right), towards(y, top + headHeight, bottom)]

const towards = (at: number, low: number, high: number) =>
  at < low + EDGE ? -SCROLL : at > high - EDGE ? SCROLL : 0
