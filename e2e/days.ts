import type { Page } from '@playwright/test'

/** Returns a day as it is typed, and as a field shows it. */
export const typedDay = (day: string) => day.split('-').reverse().join('/')

/** The address of the call that answers the venue's day. */
export const VENUE = '**/api/venue'

/**
 * Sets the venue's day, until the route of `VENUE` ends; with `endsIn`, the day ends in that many seconds.
 */
export const setToday = (page: Page, today: string, endsIn?: number) =>
  page.route(VENUE, async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    const data = { ...body.data, today, ...(endsIn !== undefined && { day_ends_in: endsIn }) }
    await route.fulfill({ response, json: { ...body, data } })
  })
