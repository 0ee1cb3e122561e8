import { createStore } from '../../api/store.ts'

/** Counts the wishes to open the command palette: the first one also fetches its code. */
export const paletteWishes = createStore(0)

export const openPalette = (): void => paletteWishes.set(paletteWishes.get() + 1)
