import {
  deleteCategory as deleteCategoryWire,
  listCategories as listCategoriesWire,
  setCategory as setCategoryWire,
  sortCategories as sortCategoriesWire,
} from '@maru/contract/menu/categories.endpoints.ts';
import { getCompactMenu as getCompactMenuWire } from '@maru/contract/menu/compact-menu.ts';
import {
  deleteStoreItem as deleteStoreItemWire,
  listStoreItems as listStoreItemsWire,
  setPlaceEnabled as setPlaceEnabledWire,
  setSoldOut as setSoldOutWire,
  setStoreItem as setStoreItemWire,
  sortStoreItems as sortStoreItemsWire,
} from '@maru/contract/menu/items.endpoints.ts';
import {
  changeStoreItems as changeStoreItemsWire,
  checkMenuImport as checkMenuImportWire,
  importMenu as importMenuWire,
  listMenuChanges as listMenuChangesWire,
  undoMenuChange as undoMenuChangeWire,
} from '@maru/contract/menu/menu-changes.endpoints.ts';
import {
  deleteOptionCollection as deleteOptionCollectionWire,
  listOptionCollections as listOptionCollectionsWire,
  setOptionCollection as setOptionCollectionWire,
  sortOptionCollections as sortOptionCollectionsWire,
} from '@maru/contract/menu/options.endpoints.ts';
import {
  adjustStock as adjustStockWire,
  listStockMoves as listStockMovesWire,
} from '@maru/contract/menu/stock.endpoints.ts';
import type { AdmitFile } from '#server/files/admit-file.ts';
import { route } from '#server/http/route.ts';
import { deleteCategory } from './categories/delete-category.ts';
import { listCategories } from './categories/list-categories.ts';
import { setCategory } from './categories/set-category.ts';
import { sortCategories } from './categories/sort-categories.ts';
import { changeStoreItems } from './changes/change-store-items.ts';
import { checkMenuImport } from './changes/import/check-menu-import.ts';
import { importMenu } from './changes/import/import-menu.ts';
import { listMenuChanges } from './changes/list-menu-changes.ts';
import { undoMenuChange } from './changes/undo-menu-change.ts';
import { getCompactMenu } from './compact/get-compact-menu.ts';
import { deleteStoreItem } from './items/delete-store-item.ts';
import { listStoreItems } from './items/list-store-items.ts';
import { setPlaceEnabled } from './items/set-place-enabled.ts';
import { setSoldOut } from './items/set-sold-out.ts';
import { setStoreItemWith } from './items/set-store-item.ts';
import { sortStoreItems } from './items/sort-store-items.ts';
import { deleteOptionCollection } from './options/delete-option-collection.ts';
import { listOptionCollections } from './options/list-option-collections.ts';
import { setOptionCollection } from './options/set-option-collection.ts';
import { sortOptionCollections } from './options/sort-option-collections.ts';
import { adjustStock } from './stock/adjust-stock.ts';
import { listStockMoves } from './stock/list-stock-moves.ts';

export function menuRoutes({ admitFile }: { admitFile: AdmitFile }) {
  return [
    route(getCompactMenuWire, getCompactMenu),
    route(listStoreItemsWire, listStoreItems),
    route(setStoreItemWire, setStoreItemWith(admitFile)),
    route(deleteStoreItemWire, deleteStoreItem),
    route(sortStoreItemsWire, sortStoreItems),
    route(setSoldOutWire, setSoldOut),
    route(setPlaceEnabledWire, setPlaceEnabled),
    route(listCategoriesWire, listCategories),
    route(setCategoryWire, setCategory),
    route(deleteCategoryWire, deleteCategory),
    route(sortCategoriesWire, sortCategories),
    route(listOptionCollectionsWire, listOptionCollections),
    route(setOptionCollectionWire, setOptionCollection),
    route(deleteOptionCollectionWire, deleteOptionCollection),
    route(sortOptionCollectionsWire, sortOptionCollections),
    route(adjustStockWire, adjustStock),
    route(listStockMovesWire, listStockMoves),
    route(changeStoreItemsWire, changeStoreItems),
    route(checkMenuImportWire, checkMenuImport),
    route(importMenuWire, importMenu),
    route(listMenuChangesWire, listMenuChanges),
    route(undoMenuChangeWire, undoMenuChange),
  ];
}
