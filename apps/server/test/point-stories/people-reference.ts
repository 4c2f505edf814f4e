import type { SaleCustomer } from '@maru/contract/points/order-points.ts';
import type { Scene } from './world.ts';

type Customer = { storeId: string; number: string | null; mergedInto: string | null; isDeleted: boolean };

/** Who the customers of the stores are, by their ids. */
export class PeopleReference {
  private readonly customers = new Map<string, Customer>();

  constructor(scenes: readonly Scene[]) {
    for (const { storeId, people } of scenes)
      for (const { id, number } of people)
        this.customers.set(id, { storeId, number, mergedInto: null, isDeleted: false });
  }

  storeOf(id: string): string {
    return this.get(id).storeId;
  }

  /** The customer, or the one into whom this one was merged. */
  keptOf(id: string): string {
    return this.get(id).mergedInto ?? id;
  }

  /** Like `keptOf`, but undefined if the data were deleted. */
  live(id: string): string | undefined {
    const kept = this.keptOf(id);
    return this.get(kept).isDeleted ? undefined : kept;
  }

  find({ storeId }: Scene, named: SaleCustomer): string | undefined {
    if ('id' in named) return this.live(named.id);
    return this.where((one) => one.storeId === storeId && one.number === named.phone)[0];
  }

  /** The customer, and the same person as a customer of other stores. */
  together(id: string): string[] {
    const { number, storeId } = this.get(id);
    if (number === null) return [id];
    return [id, ...this.where((other) => other.number === number && other.storeId !== storeId)];
  }

  merge(merged: string, kept: string) {
    for (const id of [merged, ...this.where(({ mergedInto }) => mergedInto === merged)])
      this.get(id).mergedInto = kept;
    this.get(merged).number = null;
  }

  delete(id: string) {
    Object.assign(this.get(id), { isDeleted: true, number: null });
  }

  private where(fits: (customer: Customer) => boolean): string[] {
    return [...this.customers].flatMap(([id, customer]) => (fits(customer) ? [id] : []));
  }

  private get(id: string): Customer {
    const customer = this.customers.get(id);
    if (!customer) throw new Error('the story tells of somebody whom no store knows');
    return customer;
  }
}
