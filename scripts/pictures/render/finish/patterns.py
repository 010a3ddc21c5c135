"""Patterns in paper metres: each takes its settings and returns (u, v, albedo) -> albedo, all linear light. They follow folds because paper does."""
import importlib
import pkgutil

PATTERNS = {}


def pattern(function):
    """Registers a pattern under its name."""
    if function.__name__ in PATTERNS:
        raise ValueError(f'two patterns are called {function.__name__}')
    PATTERNS[function.__name__] = function
    return function


def load_patterns():
    """Imports every file of finish/prints, so that PATTERNS is complete."""
    from finish import prints

    for module in pkgutil.iter_modules(prints.__path__):
        importlib.import_module(f'finish.prints.{module.name}')
    return PATTERNS
