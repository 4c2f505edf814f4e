import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { Id } from '../fields.ts';
import { Category } from './categories.endpoints.ts';
import { StoreItem } from './items.endpoints.ts';
import { OptionCollection } from './options.endpoints.ts';

export const exportMenu = endpoint({
  name: 'exportMenu',
  method: 'GET',
  path: '/v6/stores/:storeId/menu/export',
  summary:
    'The whole menu in one snapshot and in display order, for an export file (XLSX, CSV). Importing that file again changes nothing.',
  access: [member('MENU')],
  input: z.strictObject({ storeId: Id }),
  output: z.object({
    categories: z.array(Category),
    collections: z.array(OptionCollection),
    items: z.array(StoreItem),
  }),
  errors: [],
  heavy: true,
});
