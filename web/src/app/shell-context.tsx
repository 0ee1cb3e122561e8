import { createContext, useContext } from 'react'
import type { Area, FigureOnBoard, PieceOnBoard, Screen } from './area.ts'
import { openScreens } from './screens.ts'
import { useMay } from './session.tsx'

/** The areas of the application, for components that show all of them: so the shell imports none. */
export const AreasContext = createContext<readonly Area[]>([])

/** The screens that the signed-in user may open. */
export function useOpenScreens(): Screen[] {
  return openScreens(useContext(AreasContext), useMay())
}

/** The screen at a path, and whether the signed-in user may open it; undefined for a path of another part of the application. */
export function useScreenAt(path: string): { screen: Screen; mayOpen: boolean } | undefined {
  const may = useMay()
  const screen = useContext(AreasContext)
    .flatMap(({ routes }) => routes)
    .find((one) => one.path === path)
  return screen && { screen, mayOpen: may(screen.permission) }
}

/** The figures of all areas for the dashboard, by their names. */
export function useFigures(): [name: string, figure: FigureOnBoard][] {
  return useContext(AreasContext).flatMap(({ figures = {} }) => Object.entries(figures))
}

/** A piece of the dashboard, with the texts of its area. */
export type AreaPiece = PieceOnBoard & { catalogues: Area['hindi'] }

/** The pieces of all areas for the dashboard, in their order. */
export function usePieces(): AreaPiece[] {
  return useContext(AreasContext)
    .flatMap(({ pieces = [], hindi }) => pieces.map((piece) => ({ ...piece, catalogues: hindi })))
    .sort((a, b) => a.order - b.order)
}

/** The screen that is shown; its title is the heading's. */
export const ScreenContext = createContext<Screen | undefined>(undefined)
