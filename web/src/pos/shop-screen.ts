import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { type ComponentType, createElement } from 'react'

/** The properties of a screen that serves all three shops. */
export type ShopScreen = { shop: SystemId }

/** Returns a function that loads a screen for one shop. */
export const forShop =
  (shop: SystemId, load: () => Promise<{ default: ComponentType<ShopScreen> }>) =>
  async (): Promise<{ default: ComponentType }> => {
    const { default: Screen } = await load()
    return { default: () => createElement(Screen, { shop }) }
  }
