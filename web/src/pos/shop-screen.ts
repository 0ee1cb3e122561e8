import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { type ComponentType, createElement } from 'react'

/** What a screen of a shop is given: one screen serves the three shops. */
export type ShopScreen = { shop: SystemId }

/** Loads a screen for one shop. */
export const forShop =
  (shop: SystemId, load: () => Promise<{ default: ComponentType<ShopScreen> }>) =>
  async (): Promise<{ default: ComponentType }> => {
    const { default: Screen } = await load()
    return { default: () => createElement(Screen, { shop }) }
  }
