import { firstLoadBudget } from '@maru/web/build/first-load-budget.ts';
import { leaveOutSchemas } from '@maru/web/build/leave-out-schemas.ts';
import { leaveOutScrollArea } from '@maru/web/build/leave-out-scroll-area.ts';
import { scriptBeforeShell } from '@maru/web/build/script-before-shell.ts';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const shell = '/app/main.tsx';

export default defineConfig({
  base: '/',
  plugins: [
    leaveOutSchemas(),
    leaveOutScrollArea(),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    scriptBeforeShell({ entry: 'src/app/before-shell/before-shell.ts' }),
    // Charts load after their page (`lazy`); one that a page imports outright counts, and breaks the budget.
    firstLoadBudget({
      pages: [
        { name: 'the till', modules: [shell, '/till/till-page.tsx'], budget: 243 },
        { name: 'live orders', modules: [shell, '/orders/orders-page.tsx'], budget: 255 },
        { name: 'an order', modules: [shell, '/orders/order-page.tsx'], budget: 232 },
        { name: 'revenue', modules: [shell, '/sales/revenue-page.tsx'], budget: 236 },
        {
          name: 'the approval queue',
          modules: [shell, '/stores/admin/approval-page.tsx'],
          budget: 205,
        },
        { name: 'all stores', modules: [shell, '/stores/admin/stores-page.tsx'], budget: 264 },
        {
          name: 'a store of an admin',
          modules: [shell, '/stores/admin/store/admin-store-page.tsx'],
          budget: 237,
        },
        {
          name: 'general settings',
          modules: [shell, '/store-settings/general-setting-page.tsx'],
          budget: 255,
        },
        {
          name: 'payment settings',
          modules: [shell, '/store-settings/payment-setting-page.tsx'],
          budget: 223,
        },
        { name: 'staff', modules: [shell, '/store-access/staff-page.tsx'], budget: 222 },
        { name: 'joining a store', modules: [shell, '/store-access/join/join-page.tsx'], budget: 206 },
        { name: 'opening a store', modules: [shell, '/stores/new/new-store-page.tsx'], budget: 268 },
        { name: 'a store', modules: [shell, '/stores/office/store-page.tsx'], budget: 272 },
        { name: 'a registration', modules: [shell, '/stores/office/registration-page.tsx'], budget: 227 },
        { name: 'card merchants', modules: [shell, '/stores/office/card-membership-page.tsx'], budget: 218 },
        { name: 'the lock', modules: [shell, '/app-lock/lock-page.tsx'], budget: 221 },
        { name: 'the menu', modules: [shell, '/menu/items/menu-page.tsx'], budget: 277 },
        { name: 'categories', modules: [shell, '/menu/categories/categories-page.tsx'], budget: 269 },
        { name: 'options', modules: [shell, '/menu/options/options-page.tsx'], budget: 215 },
        {
          name: 'a new option collection',
          modules: [shell, '/menu/options/new-option-collection-page.tsx'],
          budget: 243,
        },
        {
          name: 'an option collection',
          modules: [shell, '/menu/options/option-collection-page.tsx'],
          budget: 253,
        },
        { name: 'recent changes', modules: [shell, '/menu/changes/menu-changes-page.tsx'], budget: 208 },
        { name: 'importing a menu', modules: [shell, '/menu/import/menu-import-page.tsx'], budget: 265 },
        { name: 'a new item', modules: [shell, '/menu/item/new-store-item-page.tsx'], budget: 278 },
        { name: 'an item', modules: [shell, '/menu/item/store-item-page.tsx'], budget: 294 },
        { name: 'the profile', modules: [shell, '/profile/profile-page.tsx'], budget: 212 },
      ],
    }),
  ],
  build: {
    outDir: 'dist/client',
    manifest: 'manifest.json',
    // data: addresses would need a hole in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs in one file: cut along who shares what it is twenty, and 14 kB larger. Only what is
            // used of it: through the contract and Mantine it reaches phone rules and choices, which forms alone need.
            { name: 'shell', tags: ['$initial'], includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
