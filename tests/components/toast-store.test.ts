import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createToastStore, TOAST_REMOVE_DELAY_MS } from "~/components/ui/toast-store";
import { proves } from "../support/clauses";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const titles = (store: ReturnType<typeof createToastStore>) => store.getSnapshot().map(({ title }) => title);

describe("the toast store", () => {
  test("keeps title, description, action and look, each of which may be missing", proves("APP-21"), () => {
    const store = createToastStore();
    const full = { title: "Saved", description: "All of it.", action: "Undo", variant: "destructive" as const };
    const id = store.show(full);
    expect(store.getSnapshot()).toEqual([{ ...full, id, open: true }]);
    const bare = store.show({});
    expect(store.getSnapshot()).toEqual([{ id: bare, open: true }]);
  });

  test("at most one is there, and it is the newest", proves("APP-22"), () => {
    const store = createToastStore();
    for (const title of ["first", "second", "third"]) store.show({ title });
    expect(titles(store)).toEqual(["third"]);
  });

  test("each toast has an id of its own, also when an older one was dropped", () => {
    const store = createToastStore();
    expect(new Set([store.show({}), store.show({}), store.show({})]).size).toBe(3);
  });

  test("a dismissed toast is closed at once and removed after 1,000,000 ms", proves("APP-26"), () => {
    const store = createToastStore();
    store.dismiss(store.show({ title: "gone" }));
    expect(store.getSnapshot()).toMatchObject([{ title: "gone", open: false }]);
    vi.advanceTimersByTime(999_999);
    expect(titles(store)).toEqual(["gone"]);
    vi.advanceTimersByTime(1);
    expect(store.getSnapshot()).toEqual([]);
  });

  test("dismissing twice does not put the removal off", proves("APP-26"), () => {
    const store = createToastStore();
    const id = store.show({ title: "gone" });
    store.dismiss(id);
    vi.advanceTimersByTime(600_000);
    store.dismiss(id);
    vi.advanceTimersByTime(400_000);
    expect(store.getSnapshot()).toEqual([]);
  });

  test("the removal of one toast leaves a later one alone", () => {
    const store = createToastStore();
    store.dismiss(store.show({ title: "old" }));
    vi.advanceTimersByTime(10);
    store.show({ title: "new" });
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS);
    expect(store.getSnapshot()).toMatchObject([{ title: "new", open: true }]);
  });

  test("by itself the store closes nothing: time is the business of what shows it", () => {
    const store = createToastStore();
    store.show({ title: "here" });
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS * 2);
    expect(store.getSnapshot()).toMatchObject([{ title: "here", open: true }]);
  });

  test("dismissing what is not there changes nothing", () => {
    const store = createToastStore();
    store.show({ title: "here" });
    const before = store.getSnapshot();
    const listener = vi.fn();
    store.subscribe(listener);
    store.dismiss("no such id");
    expect(store.getSnapshot()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
  });

  test("those who listen are told of every change until they stop", () => {
    const store = createToastStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    const id = store.show({ title: "one" });
    expect(listener).toHaveBeenCalledTimes(1);
    store.dismiss(id);
    expect(listener).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS);
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    store.show({ title: "two" });
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test("the snapshot stays the same object while nothing changes, as React demands", () => {
    const store = createToastStore();
    store.show({ title: "here" });
    expect(store.getSnapshot()).toBe(store.getSnapshot());
  });
});
