import type { CategoryType, SystemId } from '@nivas/contract/pos/systems.ts'

type Good = readonly [name: string, price: number, more?: 'variable' | 'hidden']

/** A category of the office or of Bhandar Ghar, with its products. */
export type Shelf = {
  shop: SystemId
  name: string
  type: CategoryType
  meal?: 'L' | 'D'
  goods: readonly Good[]
}

/** About 40 offerings and kinds of Prasad, and 8 meals. */
export const shelves: readonly Shelf[] = [
  {
    shop: 1,
    name: 'Bhaint',
    type: 'b',
    goods: [
      ['Bhaint, any amount', 0, 'variable'],
      ['Bhaint of Rs. 51', 51],
      ['Bhaint of Rs. 101', 101],
      ['Bhaint of Rs. 251', 251],
      ['Bhaint of Rs. 501', 501],
      ['Bhaint of Rs. 1,100', 1100],
      ['Bhaint of Rs. 2,100', 2100],
      ['Bhaint of Rs. 5,100', 5100],
    ],
  },
  {
    shop: 1,
    name: 'Seva',
    type: 'b',
    goods: [
      ['Bhandara seva', 1100],
      ['Langar seva, one day', 2100],
      ['Construction seva', 0, 'variable'],
      ['Dispensary seva', 501],
      ['School seva', 501],
      ['Garden seva', 251],
      ['Cow shelter seva', 351],
      ['Blanket seva', 450],
      ['Library seva', 300],
      ['Electricity seva', 0, 'variable'],
    ],
  },
  {
    shop: 1,
    name: 'Prasad',
    type: 'p',
    goods: [
      ['Motichoor laddoo, 250 g', 80],
      ['Motichoor laddoo, 500 g', 150],
      ['Besan laddoo, 250 g', 90],
      ['Peda, 250 g', 110],
      ['Peda, 500 g', 210],
      ['Burfi, 250 g', 120],
      ['Mishri, 100 g', 20],
      ['Mishri, 250 g', 45],
      ['Batasha, 200 g', 25],
      ['Panjiri, 250 g', 95],
      ['Makhana, 100 g', 85],
      ['Dry fruit, 100 g', 140],
      ['Coconut', 35],
      ['Banana, six', 40],
      ['Apple, 500 g', 90],
    ],
  },
  {
    shop: 1,
    name: 'Parshad in boxes',
    type: 'p',
    goods: [
      ['Festival box, small', 150],
      ['Festival box, large', 280],
      ['Laddoo box, 1 kg', 300],
      ['Peda box, 1 kg', 420],
      ['Mixed box, 1 kg', 380],
      ['Wedding box', 650],
      ['Sample box', 0, 'hidden'],
    ],
  },
  {
    shop: 3,
    name: 'Lunch',
    type: 'm',
    meal: 'L',
    goods: [
      ['Lunch', 60],
      ['Lunch, child', 30],
      ['Lunch without salt', 60],
      ['Special lunch', 100],
    ],
  },
  {
    shop: 3,
    name: 'Dinner',
    type: 'm',
    meal: 'D',
    goods: [
      ['Dinner', 60],
      ['Dinner, child', 30],
      ['Khichdi dinner', 45],
      ['Special dinner', 100],
    ],
  },
  {
    shop: 3,
    name: 'Prasad',
    type: 'p',
    goods: [
      ['Namkeen, 200 g', 50],
      ['Mathri, 250 g', 70],
      ['Chana, 100 g', 20],
      ['Gur, 500 g', 55],
    ],
  },
]
