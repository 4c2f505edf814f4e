import * as categories from '@maru/contract/menu/categories.endpoints.ts';
import * as compactMenu from '@maru/contract/menu/compact-menu.ts';
import * as menuFile from '@maru/contract/menu/export-menu.ts';
import * as items from '@maru/contract/menu/items.endpoints.ts';
import * as menuChanges from '@maru/contract/menu/menu-changes.endpoints.ts';
import * as options from '@maru/contract/menu/options.endpoints.ts';
import * as stock from '@maru/contract/menu/stock.endpoints.ts';
import type { AdmitFile } from '#server/files/admit-file.ts';
import { route } from '#server/http/route.ts';
import { changeStoreItems } from './bulk/change-store-items.ts';
import { deleteCategory } from './categories/delete-category.ts';
import { listCategories } from './categories/list-categories.ts';
import { setCategory } from './categories/set-category.ts';
import { sortCategories } from './categories/sort-categories.ts';
import { listMenuChanges } from './changes/list-menu-changes.ts';
import { undoMenuChange } from './changes/undo-menu-change.ts';
import { getCompactMenu } from './compact/get-compact-menu.ts';
import { exportMenu } from './export/export-menu.ts';
import { checkMenuImport } from './import/check-menu-import.ts';
import { importMenu } from './import/import-menu.ts';
import { deleteStoreItem } from './items/delete-store-item.ts';
import { listStoreItems } from './items/list-store-items.ts';
import { setPlaceEnabled } from './items/set-place-enabled.ts';
import { setStoreItemBy } from './items/set-store-item.ts';
import { sortStoreItems } from './items/sort-store-items.ts';
import { deleteOptionCollection } from './options/delete-option-collection.ts';
import { listOptionCollections } from './options/list-option-collections.ts';
import { setOptionCollection } from './options/set-option-collection.ts';
import { sortOptionCollections } from './options/sort-option-collections.ts';
import { setSoldOut } from './sold-out/set-sold-out.ts';
import { adjustStock } from './stock/adjust-stock.ts';
import { listStockMoves } from './stock/list-stock-moves.ts';

export function menuRoutes({ admitFile }: { admitFile: AdmitFile }) {
  return [
    route(compactMenu.getCompactMenu, getCompactMenu),
    route(menuFile.exportMenu, exportMenu),
    route(items.listStoreItems, listStoreItems),
    route(items.setStoreItem, setStoreItemBy(admitFile)),
    route(items.deleteStoreItem, deleteStoreItem),
    route(items.sortStoreItems, sortStoreItems),
    route(items.setSoldOut, setSoldOut),
    route(items.setPlaceEnabled, setPlaceEnabled),
    route(categories.listCategories, listCategories),
    route(categories.setCategory, setCategory),
    route(categories.deleteCategory, deleteCategory),
    route(categories.sortCategories, sortCategories),
    route(options.listOptionCollections, listOptionCollections),
    route(options.setOptionCollection, setOptionCollection),
    route(options.deleteOptionCollection, deleteOptionCollection),
    route(options.sortOptionCollections, sortOptionCollections),
    route(stock.adjustStock, adjustStock),
    route(stock.listStockMoves, listStockMoves),
    route(menuChanges.changeStoreItems, changeStoreItems),
    route(menuChanges.checkMenuImport, checkMenuImport),
    route(menuChanges.importMenu, importMenu),
    route(menuChanges.listMenuChanges, listMenuChanges),
    route(menuChanges.undoMenuChange, undoMenuChange),
  ];
}
