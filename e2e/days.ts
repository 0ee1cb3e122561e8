import type { Page } from '@playwright/test'

/** A day as it is typed, and as a field shows it. */
export const typedDay = (day: string) => day.split('-').reverse().join('/')

/** The address of the venue's day. */
export const VENUE = '**/api/venue'

/** The venue's day is this one, until the route of `VENUE` ends. */
export const setToday = (page: Page, today: string) =>
  page.route(VENUE, async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({ response, json: { ...body, data: { ...body.data, today } } })
  })
