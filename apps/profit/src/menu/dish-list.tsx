import type { Shell } from '@thela/contract';
import { useTranslatedNames } from '@thela/language/built-in-names';
import type { Dish, Stall } from '@thela/ledger';
import { Button, Card, useAnnouncement } from '@thela/ui';
import { useRef, useState } from 'react';
import { searchNames } from '@thela/text';
import { duplicateDish, retireDish } from './dish-actions';
import { move } from './dish-order';
import { DishRow } from './dish-row';
import { FIND_FROM, FindField } from './find';
import { ListToolbar } from './list-toolbar';
import { MenuHeader } from './menu-header';
import { entryPath } from './menu-route';
import { useMenuMessages } from './messages';
import { RetiredList } from './retired-list';

export interface DishListProps {
  readonly shell: Shell;
  readonly stall: Stall;
}

export function DishList({ shell, stall }: DishListProps) {
  const words = useMenuMessages();
  const { spellings } = useTranslatedNames();
  const [text, setText] = useState('');
  const [isArranging, setIsArranging] = useState(false);
  const [announcement, announce] = useAnnouncement();
  const list = useRef<HTMLUListElement>(null);

  const dishes = stall.dishes.filter(({ isRetired }) => !isRetired);
  const shown = searchNames(dishes, text, spellings);
  const onMove = (dish: Dish, step: 1 | -1) => {
    const changes = move(dishes, dish.id, step);
    if (changes.length === 0) return;
    for (const { id, position } of changes) shell.stall.saveDish(id, { position });
    announce(words.dishList.moved(dish.name, dishes.indexOf(dish) + step + 1, dishes.length));
  };
  const onRetire = (dish: Dish) => {
    retireDish(shell, dish, true);
    announce(words.dishList.isRetired(dish.name));
    list.current?.focus();
  };

  return (
    <>
      <MenuHeader location={shell.location} list="dishes" />
      <ListToolbar location={shell.location} list="dishes" addLabel={words.dishList.add}>
        {dishes.length > 0 ? (
          <Button
            variant="secondary"
            className="flex-auto px-4 sm:flex-none"
            aria-pressed={isArranging}
            onClick={() => {
              setIsArranging(!isArranging);
              // All dishes are in sight while their order changes.
              setText('');
            }}
          >
            {isArranging ? words.dishList.done : words.dishList.arrange}
          </Button>
        ) : null}
      </ListToolbar>
      {dishes.length >= FIND_FROM && !isArranging ? (
        <FindField text={text} onText={setText} />
      ) : null}
      <p
        role="status"
        className={announcement ? 'mb-3 rounded-control bg-turmeric-tint p-3' : 'sr-only'}
      >
        {announcement}
      </p>
      <Card className="px-4 py-2 sm:px-6">
        {dishes.length === 0 ? <p className="py-4 text-lg">{words.dishList.empty}</p> : null}
        {dishes.length > 0 && shown.length === 0 ? (
          <p className="py-4 text-lg">{words.list.noneFound(text.trim())}</p>
        ) : null}
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={words.dishes}
          className="divide-y divide-line/70 outline-none"
        >
          {shown.map((dish, place) => (
            <DishRow
              key={dish.id}
              location={shell.location}
              stall={stall}
              dish={dish}
              arrange={
                isArranging
                  ? {
                      isFirst: place === 0,
                      isLast: place === shown.length - 1,
                      onMove,
                      onRetire,
                      onDuplicate: () =>
                        shell.location.navigate(
                          entryPath('dishes', duplicateDish(shell, stall, dish)),
                        ),
                    }
                  : null
              }
            />
          ))}
        </ul>
      </Card>
      {dishes.length > 0 ? (
        <p className="mt-3 text-sm text-ink-soft">{words.money.forOnePlate}</p>
      ) : null}
      <RetiredList
        location={shell.location}
        list="dishes"
        entries={stall.dishes.filter(({ isRetired }) => isRetired)}
        onBringBack={(id, name) => {
          retireDish(shell, { id }, false);
          announce(words.list.isBack(name));
          list.current?.focus();
        }}
      />
    </>
  );
}
