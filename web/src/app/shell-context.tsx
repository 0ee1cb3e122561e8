import { createContext, useContext } from 'react'
import type { Area, FigureOnBoard, PieceOnBoard, Screen } from './area.ts'
import { openScreens } from './screens.ts'
import { useMay } from './session.tsx'

/** The areas of the application, for components that show all of them. With this context the shell imports no area. */
export const AreasContext = createContext<readonly Area[]>([])

/** Returns the screens that the signed-in user may open. */
export function useOpenScreens(): Screen[] {
  return openScreens(useContext(AreasContext), useMay())
}

/**
 * Returns the screen at a path and whether the signed-in user may open it, or undefined for a path that belongs to no
 * screen.
 */
export function useScreenAt(path: string): { screen: Screen; mayOpen: boolean } | undefined {
  const may = useMay()
  const screen = useContext(AreasContext)
    .flatMap(({ routes }) => routes)
    .find((one) => one.path === path)
  return screen && { screen, mayOpen: may(screen.permission) }
}

/** Returns the figures of all areas for the dashboard, with their names. */
export function useFigures(): [name: string, figure: FigureOnBoard][] {
  return useContext(AreasContext).flatMap(({ figures = {} }) => Object.entries(figures))
}

/** A piece of the dashboard, with the texts of its area. */
export type AreaPiece = PieceOnBoard & { catalogues: Area['hindi'] }

/** Returns the pieces of all areas for the dashboard, in their order. */
export function usePieces(): AreaPiece[] {
  return useContext(AreasContext)
    .flatMap(({ pieces = [], hindi }) => pieces.map((piece) => ({ ...piece, catalogues: hindi })))
    .sort((a, b) => a.order - b.order)
}

/** The screen that is open. The heading shows its title. */
export const ScreenContext = createContext<Screen | undefined>(undefined)
