import { Refusal, wrongField } from '../http/refusal.ts'

/** The refusals for the database's constraints on a category. */
export const categoryRefusals = {
  pos_categories_name: () => wrongField('name', 'A category with this name already exists here'),
  pos_categories_parent: () => wrongField('parentid', 'There is no such category in this shop'),
  pos_categories_in_tree: () => wrongField('parentid', 'A category cannot be below itself'),
  pos_categories_image: () => wrongField('imagefile', 'There is no such picture in this shop'),
}

export const noCategory = () => new Refusal(404, 'There is no such category in this shop')
