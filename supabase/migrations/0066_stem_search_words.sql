-- Word endings, lightly: what is cut off is a list of endings a language, what remains is the beginning that all forms of
-- the word share. A product's text is not stemmed; its words only have to begin so. Three letters always remain.

-- The beginnings by which a normalised word is looked for. More than one where forms do not share one: кроссовок and
-- кроссовки, scarf and scarves.
create function public.search_stems(word text, language text) returns text[]
language sql immutable strict parallel safe set search_path = '' as $$
  select case search_stems.language
    when 'lt' then (
      select array[stem, regexp_replace(stem, 'c$', 't'), regexp_replace(stem, 'dz$', 'd')]
      from (select regexp_replace(word, '^(.{3,}?)(i?(uose|osios|omis|emis|imis|oms|ems|ams|ims|ais|ese|yse|us|as|os|es|ai|ei|ui|in|a|o|u)|is|ys|i|e|y|s)$', '\1') as stem) cut
    )
    when 'ru' then (
      select array[
        stem,
        regexp_replace(stem, '([^аеиоуыэюя])[ое]к$', '\1к'),
        regexp_replace(stem, '([^аеиоуыэюяьй])к$', '\1ок'),
        regexp_replace(stem, '([^аеиоуыэюя])ел$', '\1л')
      ]
      from (select regexp_replace(word, '^(.{3,}?)(иями|ями|ами|иях|ях|ах|иям|ям|ам|ием|ем|ом|ого|его|ому|ему|ыми|ими|ов|ев|ей|ой|ый|ий|ая|яя|ое|ее|ые|ие|ую|юю|ых|их|ым|им|а|я|о|е|ы|и|у|ю|ь|й)$', '\1') as stem) cut
    )
    else array[
      case
        when word ~ '^.{3,}ies$' then regexp_replace(word, 'ies$', '')
        when word ~ '^.{2,}(s|x|z|ch|sh)es$' then regexp_replace(word, 'es$', '')
        when word ~ '^.{3,}ves$' then regexp_replace(word, 'ves$', 'f')
        when word ~ '^.{3,}[^sui]s$' then regexp_replace(word, 's$', '')
        when word ~ '^.{4,}(ed|ing)$' then regexp_replace(regexp_replace(word, '(ed|ing)$', ''), '([b-df-hj-np-rtv-z])\1$', '\1')
        else word
      end
    ]
  end
$$;

-- Patterns that a document's words have to match, one a word of the query, ' (dress|frock)': the word in any of its forms or
-- in any word that means the same. Empty where the query has no letters. Letters and digits only, whatever was typed.
create function public.search_terms(words text, language text) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  tokens constant text[] := (
    array(select token from unnest(string_to_array(trim(public.search_words_of(words)), ' ')) token where token <> '')
  )[1:8];
  phrase constant text := array_to_string(tokens, ' ');
  single constant boolean := cardinality(tokens) = 1;
begin
  -- Two words that mean one thing: they are looked for as one.
  if not single and exists (
    select from public.search_synonyms known
    where known.language = search_terms.language and known.words @> array[phrase]
  ) then
    return array[(
      select ' (' || string_agg(distinct trim(public.search_words_of(alike)), '|') || ')'
      from public.search_synonyms known, unnest(known.words) alike
      where known.language = search_terms.language and known.words @> array[phrase]
    )];
  end if;
  return array(
    select ' (' || string_agg(distinct form, '|') || ')'
    from unnest(tokens) with ordinality as typed (token, place)
    cross join lateral (
      select unnest(public.search_stems(token, search_terms.language)) as form
      union
      select unnest(
        case when alike like '% %' then array[trim(public.search_words_of(alike))]
        else public.search_stems(trim(public.search_words_of(alike)), search_terms.language) end
      )
      from public.search_synonyms known, unnest(known.words) alike
      where known.language = search_terms.language and exists (
        select from unnest(known.words) own
        where public.search_stems(own, search_terms.language) && public.search_stems(token, search_terms.language)
      )
    ) forms
    -- A lone letter says nothing beside other words: the s of "men's".
    where (single or length(token) > 1) and form <> ''
    group by place order by place
  );
end
$$;

-- A function may only set what the session knows, and it knows pg_trgm's setting once something of pg_trgm has run.
select extensions.similarity('', '');

-- The query with each unknown word replaced by the known word that looks most like it; null where nothing is replaced.
-- Likeness by trigrams finds the candidates by index, the number of mistyped letters decides: one in short words, two in
-- words from five letters on, three from nine on.
create function public.correct_search(words text, language text) returns text
language plpgsql stable security definer set search_path = '' set pg_trgm.similarity_threshold = 0.2 as $$
declare
  tokens constant text[] := (string_to_array(trim(public.search_words_of(words)), ' '))[1:8];
  token text;
  nearest text;
  looks text;
  corrected text[] := '{}';
begin
  foreach token in array tokens loop
    nearest := null;
    if length(token) between 4 and 40 and not exists (
      select from public.search_vocabulary known, unnest(public.search_stems(token, correct_search.language)) stem
      where known.language = correct_search.language and known.word like stem || '%'
    ) then
      looks := public.search_likeness(token);
      select known.word into nearest from public.search_vocabulary known
      where known.language = correct_search.language and known.likeness operator(extensions.%) looks
        and extensions.levenshtein(known.likeness, looks)
          <= case when length(token) < 5 then 1 when length(token) < 9 then 2 else 3 end
      order by extensions.levenshtein(known.likeness, looks),
        extensions.similarity(known.likeness, looks) desc, known.word
      limit 1;
    end if;
    corrected := corrected || coalesce(nearest, token);
  end loop;
  return case when corrected <> tokens then array_to_string(corrected, ' ') end;
end
$$;

-- Words that mean the same can be mistyped, too.
create function public.learn_synonyms() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.learn_search_words(new.language, public.search_words_of(array_to_string(new.words, ' ')));
  return null;
end
$$;

create trigger learn_synonyms after insert or update on public.search_synonyms
  for each row execute function public.learn_synonyms();
