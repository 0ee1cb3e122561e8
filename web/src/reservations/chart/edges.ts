export type Point = { x: number; y: number }

/** A rectangle of the screen, in pixels. */
type Area = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** In pixels: the distance from an edge at which the chart scrolls along, and its speed per frame. */
const EDGE = 36
const SCROLL = 12

export const isInside = ({ x, y }: Point, { left, right, top, bottom }: Area): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

/** How many pixels the lines below the head scroll in a frame, to the right and down, for a pointer at this place. */
export const scrollAt = (
  { x, y }: Point,
  { left, right, top, bottom }: Area,
  headHeight: number,
): [right: number, down: number] => [towards(x, left, right), towards(y, top + headHeight, bottom)]

const towards = (at: number, low: number, high: number) =>
  at < low + EDGE ? -SCROLL : at > high - EDGE ? SCROLL : 0
