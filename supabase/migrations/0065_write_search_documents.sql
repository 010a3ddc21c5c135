-- What a product can be found by beyond its name and description: brand, categories and colours. One row a product and
-- language, kept by triggers, so that a search reads one indexed text instead of joining four tables for every word.

create extension if not exists fuzzystrmatch with schema extensions;

-- Words as they are compared: lower case, without accents, parted and begun by one space each, nothing else in between.
-- A word's beginning is then ' word', whatever stood around it.
create function public.search_words_of(words text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select regexp_replace(' ' || public.normalize_search(words), '[^[:alnum:]]+', ' ', 'g')
$$;

create table public.search_documents (
  product_id text not null references public.products (id) on delete cascade,
  language text not null check (language in ('en', 'lt', 'ru')),
  -- Name, brand, categories and colours: a hit here is worth more than one in the description.
  title text not null,
  -- The title and the description.
  words text not null,
  primary key (product_id, language)
);

create index search_documents_by_words on public.search_documents using gin (words extensions.gin_trgm_ops);

-- How a word looks in Latin letters. Mistyped words are compared so: a database whose locale is C takes no other letters for
-- letters when it makes trigrams, and what was typed in Latin letters (krossovki) is understood besides.
create function public.search_likeness(word text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select translate(word, 'абвгдежзийклмнопрстуфхцчшщыэюяъь', 'abvgdejziiklmnoprstufhccssyeua')
$$;

-- The words that titles are made of, against which mistyped ones are held. Words only come: one that no product has any
-- more corrects a query to something that finds nothing, which is where the query stood before.
create table public.search_vocabulary (
  language text not null check (language in ('en', 'lt', 'ru')),
  word text not null check (length(word) between 3 and 40),
  likeness text not null generated always as (public.search_likeness(word)) stored,
  primary key (language, word)
);

create index search_vocabulary_by_likeness on public.search_vocabulary using gin (likeness extensions.gin_trgm_ops);

create function public.learn_search_words(language text, words text) returns void
language sql security definer set search_path = '' as $$
  -- In one order, so that two writers never wait for each other in a circle.
  insert into public.search_vocabulary (language, word)
  select distinct learn_search_words.language, word from unnest(string_to_array(words, ' ')) word
  where length(word) between 3 and 40 order by 2
  on conflict do nothing
$$;

create function public.write_search_documents(products text[]) returns void
language sql security definer set search_path = '' as $$
  with recursive chains as (
    select id, slug, name, name_lt, name_ru from public.categories where parent_id is null
    union all
    select child.id, child.slug, above.name || ' ' || child.name, above.name_lt || ' ' || child.name_lt,
      above.name_ru || ' ' || child.name_ru
    from public.categories child join chains above on above.id = child.parent_id
  ),
  texts as (
    select product.id, told.language, told.description,
      concat_ws(
        ' ', told.name, product.brand, told.chain, told.kind, array_to_string(product.colors, ' ')
      ) as title
    from public.products product
    left join chains on chains.slug = product.category
    cross join lateral (values
      -- A listing's slug is an English word; in another language it could only be mistaken for one (dress shoes).
      ('en', product.name, chains.name, product.subcategory, product.description),
      ('lt', product.name_lt, chains.name_lt, null, product.description_lt),
      ('ru', product.name_ru, chains.name_ru, null, product.description_ru)
    ) told (language, name, chain, kind, description)
    where product.id = any (products)
  )
  insert into public.search_documents as known (product_id, language, title, words)
  select id, language, public.search_words_of(title), public.search_words_of(title || ' ' || description) from texts
  order by id, language
  on conflict (product_id, language) do update set title = excluded.title, words = excluded.words
  where known.title <> excluded.title or known.words <> excluded.words;

  select public.learn_search_words(language, string_agg(title, ' '))
  from public.search_documents where product_id = any (products) group by language order by language
$$;

create function public.write_new_search_documents() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.write_search_documents(array(select id from added));
  return null;
end
$$;

create function public.write_changed_search_document() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.write_search_documents(array[new.id]);
  return null;
end
$$;

-- A category's own products and those of the categories below it carry its name.
create function public.write_category_search_documents() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.write_search_documents(array(
    with recursive below as (
      select id, slug from public.categories where id = new.id
      union
      select child.id, child.slug from public.categories child join below on child.parent_id = below.id
    )
    select product.id from public.products product join below on below.slug = product.category
  ));
  return null;
end
$$;

create trigger write_new_search_documents after insert on public.products
  referencing new table as added for each statement execute function public.write_new_search_documents();
-- Not for a reservation: that changes none of these.
create trigger write_changed_search_document after update of
  name, name_lt, name_ru, description, description_lt, description_ru, brand, category, subcategory, colors
  on public.products for each row
  when (
    (old.name, old.name_lt, old.name_ru, old.brand, old.category, old.subcategory, old.colors)
      is distinct from (new.name, new.name_lt, new.name_ru, new.brand, new.category, new.subcategory, new.colors)
    or (old.description, old.description_lt, old.description_ru)
      is distinct from (new.description, new.description_lt, new.description_ru)
  )
  execute function public.write_changed_search_document();
create trigger write_category_search_documents after update of name, name_lt, name_ru, parent_id on public.categories
  for each row execute function public.write_category_search_documents();

alter table public.search_documents enable row level security;
alter table public.search_vocabulary enable row level security;
revoke all on public.search_documents, public.search_vocabulary from anon, authenticated;

select public.write_search_documents(array(select id from public.products));
