import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { expect, test } from '@playwright/test'
import { makeCardHolder } from './card-holder.ts'
import { office } from './office.ts'
import { giveUpPayment, lines, makeProduct, openTill, total } from './pos.ts'
import { endRoute } from './routes.ts'
import { scan } from './scanner.ts'
import { open, signIn, startAnew } from './staff.ts'

test('a till sells once and correctly despite keys while a ticket is sent, scans in dialogs, absurd input and cards of others', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('a second Enter, an Escape or a reload while a ticket is sent: it is sold once', async () => {
    const book = await makeProduct(2, { price: 50 })
    await openTill(page, 2)
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    let sent = 0
    await page.route('**/api/pos/ticket/createBookCentreTicket', async (route) => {
      sent += 1
      await held
      await route.continue()
    })
    await scan(page, book.barcode)
    await page.keyboard.press('F4')
    await page.keyboard.type('50')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await page.keyboard.press('F4')
    await expect(page.getByRole('dialog', { name: 'Payment' })).toBeVisible()
    await expect.poll(() => sent).toBe(1)
    answer()
    const strip = page.getByText(/^BC-\d{4}-001 · Change: Rs. 0.00$/)
    await expect(strip).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(lines(page)).toHaveCount(0)

    await test.step('reload', async () => {
      await endRoute(page, '**/api/pos/ticket/createBookCentreTicket')
      await page.route('**/api/pos/ticket/createBookCentreTicket', async (route) => {
        await route.fetch()
        // The answer never comes; the page is reloaded.
      })
      await scan(page, book.barcode)
      await page.keyboard.press('F4')
      await page.keyboard.type('50')
      await page.keyboard.press('Enter')
      await expect
        .poll(
          async () =>
            (await office(calls.productByBarcode, { systemid: 2, barcode: book.barcode })).stock_in_hand,
        )
        .toBe(18)
      await endRoute(page, '**/api/pos/ticket/createBookCentreTicket')
      await page.reload()
      // Even when the page could store the ticket before it was closed, the last receipt is shown again.
      await expect(page.getByText(/^BC-\d{4}-002 · Change: Rs. 0.00( · stored here)?$/)).toBeVisible({
        timeout: 30_000,
      })
      await expect(lines(page)).toHaveCount(0)
    })
    const { stock_in_hand } = await office(calls.productByBarcode, { systemid: 2, barcode: book.barcode })
    expect(stock_in_hand).toBe(18)
  })
  await test.step('a scan while a dialog is open is neither an amount nor an answer', async () => {
    await startAnew(page)
    const short = await makeProduct(2, { code: `${1_000 + (Date.now() % 9_000)}` })
    const [book, free] = [
      await makeProduct(2, { price: 50 }),
      await makeProduct(2, { price: 10, variable: true }),
    ]
    await openTill(page, 2)
    const dialog = page.getByRole('dialog')
    const notice = page.getByText('Please finish here first, then scan again.').first()
    await scan(page, book.barcode)
    await page.keyboard.press('F4')
    await expect(page.getByLabel('Total Cash')).toBeFocused()
    await page.keyboard.type('5')
    await scan(page, '8901234567890')
    await expect(notice).toBeVisible()
    await expect(dialog).toBeVisible()
    await expect(page.getByLabel('Total Cash')).toHaveValue('5')
    await giveUpPayment(page)
    await expect(notice).toHaveCount(0)

    await test.step('also from a slow scanner, and with a code of four characters', async () => {
      for (const [code, apart] of [
        ['8901234567890', 80],
        [book.barcode, 200],
        [short.barcode, 1],
      ] as const) {
        await page.keyboard.press('F4')
        await expect(page.getByLabel('Total Cash')).toBeFocused()
        await scan(page, code, apart)
        await expect(notice).toBeVisible()
        await expect(page.getByLabel('Total Cash')).toHaveValue('')
        await page.keyboard.press('Escape')
        await expect(notice).toHaveCount(0)
      }
      await expect(lines(page)).toHaveCount(1)
    })

    await page.keyboard.press('F9')
    await expect(dialog.getByText('Do you want to Park current Sale?')).toBeVisible()
    await scan(page, 'NY-123456')
    await expect(dialog.getByText('Do you want to Park current Sale?')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(lines(page)).toHaveCount(1)

    await scan(page, free.barcode)
    await expect(dialog.getByLabel('Price')).toHaveValue('10')
    await scan(page, '8901234567890')
    await expect(dialog.getByLabel('Price')).toHaveValue('10')
    await page.keyboard.press('Enter')
    await expect(total(page)).toHaveText('Rs. 60.00')
  })
  await test.step('an empty quantity, a huge price, a pasted text, an overlong code and Back do no harm', async () => {
    await startAnew(page)
    const longest = `L${process.pid}${Date.now()}`.padEnd(20, '7').slice(0, 20)
    const [book, free] = [
      await makeProduct(2, { price: 50 }),
      await makeProduct(2, { price: 10, variable: true }),
      await makeProduct(2, { price: 20, code: longest }),
    ]
    await openTill(page, 2)
    const dialog = page.getByRole('dialog')
    await scan(page, `${longest}8`)
    await expect(page.getByRole('alert').getByText('No Product Found with Scanned Barcode.')).toBeVisible()
    await expect(lines(page)).toHaveCount(0)
    await scan(page, book.barcode)
    await page.keyboard.press('F7')
    const qty = dialog.getByLabel('Quantity')
    await expect(qty).toBeFocused()
    for (const wrong of ['0', '', '1.5', '10001']) {
      await qty.fill(wrong)
      await page.keyboard.press('Enter')
      await expect(dialog).toBeVisible()
    }
    await qty.fill('10000')
    await page.keyboard.press('Enter')
    await expect(total(page)).toHaveText('Rs. 5,00,000.00')
    await scan(page, free.barcode)
    await dialog.getByLabel('Price').fill('9999999999')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText('A sale can be at most')
    await page.keyboard.press('Escape')
    await expect(lines(page)).toHaveCount(1)

    await page.getByLabel('Barcode').fill(`  ${book.barcode} \n`)
    await page.keyboard.press('Enter')
    await expect(dialog.or(page.getByRole('alert').getByText('The quantity is a whole number'))).toBeVisible()
    await scan(page, '<script>alert(1)</script>'.repeat(7))
    await expect(page.getByRole('alert').getByText('No Product Found with Scanned Barcode.')).toBeVisible()
    await page.goBack()
    await page.goForward()
    await expect(page.getByLabel('Barcode')).toBeFocused({ timeout: 30_000 })
    await expect(total(page)).toHaveText('Rs. 5,00,000.00')
  })
  await test.step('while Bhaint is given, another satsangi’s card, an unknown card and an empty one have no effect', async () => {
    await startAnew(page)
    const bhaint = await makeProduct(1, { type: 'b', variable: true, price: 0 })
    const [one, other] = [await makeCardHolder(), await makeCardHolder()]
    await openTill(page, 1)
    const satsangi = page.getByLabel('Satsangi', { exact: true })
    const alert = page.getByRole('alert')
    await scan(page, one.id_card_no)
    await expect(satsangi).toContainText(one.main_name)
    // The beginning of a card number is not a card.
    for (const wrong of ['NO-SUCH-CARD', one.id_card_no.slice(0, -1)]) {
      await scan(page, wrong)
      await expect(alert.getByText('No Product Found with Scanned Barcode.')).toBeVisible()
      await expect(satsangi).toContainText(one.main_name)
    }
    await scan(page, bhaint.barcode)
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused()
    await page.keyboard.type('51')
    await page.keyboard.press('Enter')
    await expect(total(page)).toHaveText('Rs. 51.00')
    await scan(page, other.id_card_no)
    await expect(alert.getByText(/Please remove Bhaint transactions before removing/)).toBeVisible()
    await scan(page, '   ')
    await expect(satsangi).toContainText(one.main_name)
    await page.keyboard.press('F8')
    await expect(lines(page)).toHaveCount(0)
    await scan(page, other.id_card_no)
    await expect(satsangi).toContainText(other.main_name)
  })
})

test('a second tab waits during a payment; when the first is closed it takes over the sale, and sells it once', async ({
  page,
  context,
}) => {
  const book = await makeProduct(2, { price: 50 })
  await signIn(page)
  await openTill(page, 2)
  await scan(page, book.barcode)
  await page.keyboard.press('F4')
  await expect(page.getByLabel('Total Cash')).toBeFocused()
  await page.keyboard.type('5')
  const second = await context.newPage()
  await open(second, '/bookcentre/pos')
  await expect(second.getByText(/This till is open in another tab of this browser/)).toBeVisible()
  await second.keyboard.press('F4')
  await expect(second.getByRole('dialog')).toHaveCount(0)
  await page.close()
  await expect(lines(second)).toHaveCount(1)
  await expect(second.getByLabel('Barcode')).toBeFocused()

  await test.step('closed while its ticket is sent: the other tab sends it again, once', async () => {
    await second.route('**/api/pos/ticket/createBookCentreTicket', async (route) => {
      await route.fetch()
    })
    await second.keyboard.press('F4')
    await second.keyboard.type('50')
    await second.keyboard.press('Enter')
    const stock = async () =>
      (await office(calls.productByBarcode, { systemid: 2, barcode: book.barcode })).stock_in_hand
    await expect.poll(stock).toBe(19)
    const third = await context.newPage()
    await open(third, '/bookcentre/pos')
    await expect(third.getByText(/This till is open in another tab of this browser/)).toBeVisible()
    await second.close()
    await expect(third.getByText(/^BC-\d{4}-001 · Change: Rs. 0.00( · stored here)?$/)).toBeVisible({
      timeout: 30_000,
    })
    await expect(lines(third)).toHaveCount(0)
    expect(await stock()).toBe(19)
  })
})
