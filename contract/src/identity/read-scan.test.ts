import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { canBeAadhaar, hasCheckDigit, MOST_SCANNED } from './number.ts'
import { readScan } from './read-scan.ts'

/** Secure QRs are tested on the server, which can unpack them. */
const read = (text: string) => readScan(text, () => Promise.reject(new Error('Nothing unpacks here')))

/** Twelve digits with the valid check digit of the first eleven. */
const numbers = fc
  .stringMatching(/^[2-9]\d{10}$/)
  .map((start) => start + [...'0123456789'].find((last) => hasCheckDigit(start + last)))

describe('an Aadhaar number', () => {
  it('is recognised by its check digit', () => {
    expect(hasCheckDigit('2363')).toBe(true)
    expect(canBeAadhaar('999941057058')).toBe(true)
    expect(canBeAadhaar('099941057058')).toBe(false)
  })

  test('detects any single wrong digit, and any two swapped neighbours', () => {
    fc.assert(
      fc.property(numbers, fc.nat(11), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
        const digit = Number(number[at])
        expect(hasCheckDigit(number.slice(0, at) + ((digit + by) % 10) + number.slice(at + 1))).toBe(false)
        const [one, two] = [number[at], number[at + 1]]
        if (two && one !== two)
          expect(hasCheckDigit(number.slice(0, at) + two + one + number.slice(at + 2))).toBe(false)
      }),
    )
  })

  it.each(['999941057058', ' 9999 4105 7058\n', '9999-4105-7058', '९९९९ ४१०५ ७०५८'])(
    'is read from %j',
    async (text) => {
      expect(await read(text)).toEqual({ kind: 'number', number: '999941057058', last4: '7058' })
    },
  )

  it('with a wrong check digit is read as an id', async () => {
    expect(await read('999941057059')).toEqual({ kind: 'card', id: '999941057059' })
  })
})

const attributes =
  'uid="999941057058" name="Asha &amp; Rao" gender="F" yob="1984" gname="B Rao" house="12/A" street="MG Road" lm="null" loc="" vtc="Bhopal" po="GPO" dist="Bhopal" subdist="Huzur" state="Madhya Pradesh" pc="462001" dob="01/02/1984"'
const xml = (inner = attributes) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<PrintLetterBarcodeData ${inner}/>`

const asha = {
  kind: 'xml',
  number: '999941057058',
  last4: '7058',
  possible: true,
  person: {
    name: 'Asha & Rao',
    gender: 'F',
    birthDate: '1984-02-01',
    birthYear: 1984,
    address: {
      careOf: 'B Rao',
      house: '12/A',
      street: 'MG Road',
      landmark: null,
      location: null,
      vtc: 'Bhopal',
      postOffice: 'GPO',
      subDistrict: 'Huzur',
      district: 'Bhopal',
      state: 'Madhya Pradesh',
      pinCode: '462001',
    },
  },
}

describe('the old code', () => {
  it.each([
    ['as it should be', xml()],
    ['without a declaration', `<PrintLetterBarcodeData ${attributes}/>`],
    ['with a declaration closed like an element', xml().replace('<?xml', '</?xml')],
    ['with a broken encoding', xml().replace('"UTF-8"?>', '"UTF-8?">')],
    ['with line ends and tabs between', xml().replaceAll('" ', '"\r\n\t')],
    ['with blanks around it', `\n\n  ${xml()} \t\r\n`],
    ['with an end tag', xml().replace('/>', '></PrintLetterBarcodeData>')],
    ['with single quotes', xml().replaceAll('"', "'")],
    ['with curly quotes', xml().replace(/"([^"]*)"/g, '“$1”')],
    ['with the quotes of a British keyboard', xml().replaceAll('"', '@')],
    ['with quotes as entities', xml().replaceAll('"', '&quot;')],
    ['without quotes', xml().replaceAll('"', '')],
    ['without equals signs', xml().replaceAll('=', '')],
    ['with blanks around the equals signs', xml().replaceAll('=', ' = ')],
    ['without angle brackets', xml().replace(/[<>]/g, '')],
    ['without its element', attributes],
    ['cut off before the end of the element', xml().slice(0, -3)],
    ['with attributes in capitals', xml().replace(/(\w+)=/g, (all) => all.toUpperCase())],
    ['with the number in groups', xml().replace('999941057058', '9999 4105 7058')],
    ['without blanks between', xml().replaceAll('" ', '"')],
    ['with no quote to close a value', xml().replaceAll('" ', ' ')],
  ])('is read %s', async (_, text) => {
    expect(await read(text)).toEqual(asha)
  })

  it.each([
    ['M', 'M'],
    ['MALE', 'M'],
    ['Male', 'M'],
    ['FEMALE', 'F'],
    ['f', 'F'],
    ['Transgender', 'T'],
    ['', null],
    ['null', null],
  ])('reads gender %j as %j', async (written, gender) => {
    expect(await read(xml(attributes.replace('gender="F"', `gender="${written}"`)))).toMatchObject({
      person: { gender },
    })
  })

  it.each([
    ['dob="01-02-1984"', '1984-02-01', 1984],
    ['dob="1984-02-01"', '1984-02-01', 1984],
    ['dob=""', null, 1984],
    ['dob="null"', null, 1984],
    ['', null, 1984],
    ['dob="31/02/1984"', null, 1984],
  ])('reads the day of birth of %j as %j', async (dob, birthDate, birthYear) => {
    expect(await read(xml(attributes.replace('dob="01/02/1984"', dob)))).toMatchObject({
      person: { birthDate, birthYear },
    })
  })

  it('with neither day nor year of birth has null', async () => {
    expect(await read('<PrintLetterBarcodeData name="Asha" uid="x"/>')).toMatchObject({
      person: { name: 'Asha', birthDate: null, birthYear: null },
      number: null,
    })
  })

  it('keeps the visible digits of a masked number', async () => {
    expect(await read(xml(attributes.replace('999941057058', 'XXXXXXXX7058')))).toMatchObject({
      number: null,
      last4: '7058',
    })
  })

  it('reports a number with a wrong check digit as impossible', async () => {
    expect(await read(xml(attributes.replace('999941057058', '999941057059')))).toMatchObject({
      possible: false,
    })
  })

  test('reads a name that is also an attribute of the code correctly', async () => {
    const card = await read(
      '<PrintLetterBarcodeData uid="200000000009" name="CO" gender="M" yob="1950" street="State"/>',
    )
    expect(card).toMatchObject({ person: { name: 'CO', address: { street: 'State', careOf: null } } })
  })

  test('reads any name and address correctly', async () => {
    const written = (text: string) =>
      text
        .replaceAll('&', '&amp;')
        .replaceAll('"', '&quot;')
        .replaceAll('<', '&lt;')
        .replaceAll("'", '&apos;')
    const texts = fc
      .stringMatching(/^[A-Za-zअ-ह][A-Za-zअ-ह&'<0-9,. ]{0,40}[A-Za-z]$/)
      .filter((one) => !/ {2}/.test(one))
    await fc.assert(
      fc.asyncProperty(texts, texts, numbers, async (name, street, number) => {
        fc.pre(!/^null$/i.test(name) && !/^null$/i.test(street))
        const card = await read(
          `<PrintLetterBarcodeData uid="${number}" name="${written(name)}" gender="M" yob="1950" street="${written(street)}"/>`,
        )
        expect(card).toMatchObject({ number, person: { name, address: { street } } })
      }),
    )
  })
})

describe('anything else', () => {
  it.each(['GS-1234', 'ABC 12/7', 'आगरा-12'])('such as %s is the id of a card', async (id) => {
    expect(await read(` ${id}\r\n`)).toEqual({ kind: 'card', id })
  })

  it.each([
    '',
    '  \n',
    '<',
    '<PrintLetterBarcodeData',
    '<?xml version="1.0"?>',
    '9'.repeat(599),
    '1'.repeat(20_000),
    'x'.repeat(51),
  ])('such as %.30j is garbled', async (text) => {
    expect(await read(text)).toEqual({ kind: 'garbled' })
  })

  it('is not read when it is longer than any code', async () => {
    const ofLength = (length: number) => xml(`${attributes} note="${'x'.repeat(length - xml().length - 8)}"`)
    expect(ofLength(MOST_SCANNED)).toHaveLength(MOST_SCANNED)
    expect((await read(ofLength(MOST_SCANNED))).kind).toBe('xml')
    expect(await read(ofLength(MOST_SCANNED + 1))).toEqual({ kind: 'garbled' })
  })

  it('such as digits of the length of a Secure QR that are none, is damaged', async () => {
    for (const digits of ['9'.repeat(600), `${'9'.repeat(300)} \n${'9'.repeat(300)}`])
      expect(await read(digits)).toEqual({ kind: 'damaged-qr' })
  })

  test('never causes an error', async () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3_000 }),
      fc
        .array(fc.constantFrom('uid', '=', '"', ' ', 'name', '<', '/>', '&#', 'x', ';', '1', '&amp;'), {
          maxLength: 400,
        })
        .map((all) => all.join('')),
      fc.array(fc.nat(9), { minLength: 600, maxLength: 7_000 }).map((all) => all.join('')),
      fc.nat(xml().length).map((end) => xml().slice(end)),
      fc.nat(xml().length).map((end) => xml().slice(0, end)),
    )
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        expect((await read(text)).kind).toBeTruthy()
      }),
      { numRuns: 300 },
    )
  })
})
