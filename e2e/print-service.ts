import type { Page } from '@playwright/test'

/** A job of the print service, with the fields that journeys check. */
type Job = { copy?: boolean; print?: { number: number }; receipt: Record<string, unknown> }

/** Installs a print service that prints every job; returns the list of its jobs. */
export async function printService(page: Page): Promise<Job[]> {
  const jobs: Job[] = []
  await page.route('http://localhost:8000/**', async (route) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    if (route.request().method() !== 'POST') return route.fulfill({ status: 204, headers })
    jobs.push(route.request().postDataJSON())
    return route.fulfill({ headers, json: { status: 'success', message: 'Printed' } })
  })
  return jobs
}
